# Updates the chances person by person.
def beliefs(values, known):
    numbers = {v: values.count(v) for v in values}
    for v in known:
        if not numbers.get(v):
            return {}
        numbers[v] -= 1
    rows = len(values) - len(known)
    return {v: Fraction(n, rows) for v, n in numbers.items() if n > 0}
