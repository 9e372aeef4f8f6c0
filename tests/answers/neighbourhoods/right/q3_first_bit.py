# The first person has a 1 and goes; if nobody flips all others have 0 and the event is {1}.
def certificate(n, p):
    x = (1,) + (0,) * (n - 1)
    event = frozenset([n]) if p > 0 else frozenset([1])
    return [x, x[1:], event]
