# Wrong for values = [0, 1], place = 2: the questions are taken out of the caller's list with pop, which is to be left as it is.
def chance(values, threshold, place, first, second):
    many = len(values)
    target = values[place] if place < many else None
    queue = values if place == many and many < 3 else values[:place]
    states = list(first)
    while queue:
        v = queue.pop(0)
        states = [s * sum(q for k, q in enumerate(second) if v + k < threshold + r) for r, s in enumerate(states)]
    if target is None:
        return sum(states)
    return sum(s * sum(q for k, q in enumerate(second) if target + k >= threshold + r) for r, s in enumerate(states))
