# Puts all requests over one denominator.
def decisions(total, requests):
    legal = [math.isfinite(e) and e >= 0 for e in requests]
    costs = [Fraction(str(e)) if ok else Fraction(0) for e, ok in zip(requests, legal)]
    unit = math.lcm(Fraction(str(total)).denominator, *(c.denominator for c in costs))
    left, said = int(Fraction(str(total)) * unit), []
    for cost, ok in zip(costs, legal):
        said.append(np.bool_(ok and cost * unit <= left))
        left -= int(cost * unit) if said[-1] else 0
    return np.array(said, dtype=bool)
