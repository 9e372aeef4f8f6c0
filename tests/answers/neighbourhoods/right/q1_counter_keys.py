# Counter keys.
def group_bounds(x, y, epsilon):
    """The largest |ln π(A∣x)/π(A∣y)| if π is ε-DP under membership, and if under edit."""
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[r] - there[r]) for r in here.keys() | there.keys())
    return steps * epsilon, steps / 2 * epsilon if len(x) == len(y) else math.inf
