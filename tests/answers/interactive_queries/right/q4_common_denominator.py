# Whole numbers over a common denominator
def decisions(total, requests):
    def exact(v):
        if isinstance(v, float):
            return None if v != v or v in (math.inf, -math.inf) else Fraction(repr(float(v)))
        return Fraction(v)

    amounts = [exact(e) for e in requests]
    unit = math.lcm(exact(total).denominator, *[a.denominator for a in amounts if a is not None])
    budget = int(exact(total) * unit)
    said = ()
    for a in amounts:
        grant = a is not None and a >= 0 and int(a * unit) <= budget
        budget -= int(a * unit) if grant else 0
        said += (bool(grant),)
    return said
