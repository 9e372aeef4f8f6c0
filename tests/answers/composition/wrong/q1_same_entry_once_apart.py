# Merges entries of the same districts and the same ε when they are not next to each other, wrong for A 1, B 1, A 1.
def plan_epsilons(plan, districts):
    kept = []
    for number, (places, e) in enumerate(plan):
        if (places, e) in plan[: max(number - 1, 0)]:
            continue
        kept.append((places, e))
    loads = sorted(sum((e for places, e in kept if d in places), Fraction(0)) for d in districts)
    return loads[-1], (loads[-1] + loads[-2] if len(loads) > 1 else Fraction(0))
