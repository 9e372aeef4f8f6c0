# Splits the data sets in refused and answered ones, and changes one of each into the other bit by bit.
def refusal_leak(refuses, n):
    sides = {True: [], False: []}
    for x in itertools.product((1, 0), repeat=n):
        sides[bool(refuses(x))].append(x)
    if not sides[True] or not sides[False]:
        return None
    here, goal = sides[True][-1], sides[False][0]
    for i in range(n):
        there = goal[: i + 1] + here[i + 1 :]
        if there != here and not refuses(there):
            return here, there
        here = there
