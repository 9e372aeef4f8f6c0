# Sorts what is known and removes from a sorted copy by bisection.
def beliefs(values, known):
    from bisect import bisect_left

    left = sorted(values)
    for k in sorted(known):
        place = bisect_left(left, k)
        if place == len(left) or left[place] != k:
            return {}
        del left[place]
    return {v: Fraction(left.count(v), len(left)) for v in dict.fromkeys(left)}
