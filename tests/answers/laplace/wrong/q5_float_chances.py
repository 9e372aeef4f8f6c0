# Doubles t until the chances as floats say so: for a large claim both are 0, and it stops.
def certificate(bound, epsilon, claimed):
    t = bound / epsilon
    while True:
        here, there = math.exp(-t * epsilon / bound) / 2, math.exp(-2 * t * epsilon / bound) / 2
        if there == 0 or here > math.exp(claimed) * there * 1.001:
            return (0,), (0, 0), t
        t *= 1.3
