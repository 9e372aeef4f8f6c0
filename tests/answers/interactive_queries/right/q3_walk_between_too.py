# Walk between.
def refusal_leak(refuses, n):
    everybody = list(itertools.product((0, 1), repeat=n))
    yes = [x for x in everybody if refuses(x)]
    no = [x for x in everybody if x not in yes]
    if not yes or not no:
        return None
    here, goal = yes[0], no[0]
    for i in range(n):
        there = goal[: i + 1] + here[i + 1 :]
        before = goal[:i] + here[i:]
        if refuses(before) and not refuses(there):
            return np.array(before), np.array(there)
