# T grows like e^claimed, which is infinite at the ends of the ranges. Input: 1000, 0.01, 700.
def certificate(bound, epsilon, claimed):
    return (0.0,), (0.0, 0.0), bound / epsilon * math.exp(claimed)
