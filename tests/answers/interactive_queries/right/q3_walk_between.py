# Walk between.
def edits(x, y):
    walk = [list(x)]
    for i in range(len(x)):
        step = list(walk[-1])
        step[i] = y[i]
        walk.append(step)
    return [tuple(z) for z in walk]


def refusal_leak(refuses, n):
    said = {x: refuses(x) for x in itertools.product((0, 1), repeat=n)}
    no = [x for x in said if said[x]]
    yes = [x for x in said if not said[x]]
    if not no or not yes:
        return None
    walk = edits(no[0], yes[0])
    return next((x, y) for x, y in zip(walk, walk[1:]) if said[x] != said[y])
