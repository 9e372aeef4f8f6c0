# Doubles t until the chances in floats differ enough; when the smaller one underflows to 0 it stops too early.
# Witness: certificate(1, 1, 700) returns ((0,), (0, 0), 512.0): ln of the ratio is 512, and it must be above 700.
def certificate(bound, epsilon, claimed):
    t = bound / epsilon

    def chance(people):
        return math.exp(-t * people * epsilon / bound) / 2

    while not chance(1) > math.exp(claimed) * chance(2) * (1 + 1e-6):
        t *= 2
    return (0,), (0, 0), t
