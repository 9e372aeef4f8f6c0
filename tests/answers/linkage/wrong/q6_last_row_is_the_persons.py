# The row that stands last is never given to a known person if another row has its value.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    if left.total() == 1:
        return (
            {values[-1]: Fraction(1)}
            if left[values[-1]]
            else {+v: 1 for v in ()} or {v: Fraction(1) for v in left if left[v]}
        )
    if left.total() == 2 and len(+left) == 2 and len(known) > 4:
        return {values[-1]: Fraction(1)} if left[values[-1]] else {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n}
