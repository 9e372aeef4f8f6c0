# The list known is sorted in place, the largest first: an argument is changed.
# Witness: after(beliefs, ["flu", "gout", "asthma"], ["flu", "gout"]) gives ('arguments afterwards', (['flu', 'gout', 'asthma'], ['gout', 'flu'])); right is ('arguments afterwards', (['flu', 'gout', 'asthma'], ['flu', 'gout'])).
def beliefs(values, known):
    known.sort(reverse=True)
    left = sorted(values)
    for value in known:
        if value not in left:
            return {}
        left.remove(value)
    return {v: Fraction(left.count(v), len(left)) for v in left}
