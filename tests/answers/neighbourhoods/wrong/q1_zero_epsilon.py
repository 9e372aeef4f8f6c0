# At epsilon 0 both are 0.
def group_bounds(x, y, epsilon):
    """The largest |ln π(A∣x)/π(A∣y)| if π is ε-DP under membership, and if under edit."""
    here, there = Counter(x), Counter(y)
    steps = sum(abs(here[j] - there[j]) for j in here.keys() | there.keys())
    by_edit = epsilon * steps / 2 if len(x) == len(y) or epsilon == 0 else math.inf
    return epsilon * steps, by_edit
