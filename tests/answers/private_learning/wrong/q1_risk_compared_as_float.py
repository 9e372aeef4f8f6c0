# The risks are compared as floats, so two candidates that are close are mixed up. Input: [1/2], strength 1/4 + 10**-12.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)
    candidates = [1 / r for r in ordered if r != 0]
    candidates += [sum(ordered[:k]) / (n * strength) for k in range(1, n + 1)]
    candidates += [sum(ordered[k:]) / (n * strength) for k in range(n)]

    def risk(w):
        hinge = sum(max(0.0, float(1 - r * w)) for r in records)
        return hinge / n + float(strength) / 2 * float(w) ** 2

    return min(candidates, key=risk)
