# From a refused data set to an answered one, changed place by place
def refusal_leak(refuses, n):
    every = [tuple(m >> i & 1 for i in range(n)) for m in range(2**n)]
    no = [x for x in every if refuses(x)]
    yes = [x for x in every if not refuses(x)]
    if not no or not yes:
        return None
    x = no[0]
    for i in range(n):
        y = x[:i] + yes[0][i:][:1] + x[i + 1 :]
        if not refuses(y):
            return np.array([x, y])
        x = y
