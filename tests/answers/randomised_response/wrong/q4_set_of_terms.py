# The terms are gathered in a set, in which equal terms count once. Input: statistic=sum, n=2 (or any value shared by two tuples).
def expectation(statistic, n, p, theta):
    q = theta * (1 - p) + (1 - theta) * p
    terms = {
        math.prod(q if a else 1 - q for a in told) * statistic(told)
        for told in itertools.product((0, 1), repeat=n)
    }
    return sum(terms)
