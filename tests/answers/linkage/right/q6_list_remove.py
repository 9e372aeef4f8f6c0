# One row after the other is taken out of a copy of the list; a row that is missing ends it.
def beliefs(values, known):
    rows = list(values)
    for value in known:
        try:
            rows.remove(value)
        except ValueError:
            return {}
    return {value: Fraction(rows.count(value), len(rows)) for value in rows}
