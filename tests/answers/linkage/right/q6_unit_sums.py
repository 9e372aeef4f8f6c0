# Unit sums: right
def beliefs(values, known):
    n = len(values) - len(known)
    if n <= 0 or any(known.count(v) > values.count(v) for v in known):
        return {}
    answer = {}
    for v in set(values):
        answer[v] = sum(
            (Fraction(1, n) for _ in range(values.count(v) - known.count(v))), Fraction(0)
        )
    return {v: u for v, u in answer.items() if u > 0}
