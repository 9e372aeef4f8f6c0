# Remove copies.
def beliefs(values, known):
    rows = list(values)
    try:
        for value in known:
            rows.remove(value)
    except ValueError:
        return {}
    return {value: Fraction(rows.count(value), len(rows)) for value in set(rows)}
