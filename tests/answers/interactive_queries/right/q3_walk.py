# Walks from one refused to one answered data set.
def refusal_leak(refuses, n):
    sets = list(itertools.product((0, 1), repeat=n))
    said = {x: bool(refuses(x)) for x in sets}
    if len(set(said.values())) < 2:
        return None
    here = next(x for x in sets if said[x])
    goal = next(x for x in sets if not said[x])
    for i in range(n):
        step = goal[: i + 1] + here[i + 1 :]
        if not said[step]:
            return here, step
        here = step
