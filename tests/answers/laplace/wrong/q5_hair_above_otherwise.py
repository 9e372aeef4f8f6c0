# Goes above the exact point by a millionth only, whatever the bound.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), bound * claimed / epsilon + 1e-6
