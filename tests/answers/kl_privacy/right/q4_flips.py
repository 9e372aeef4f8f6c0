# By the flip probability of randomised response.
def distances(epsilon, n):
    e = float(epsilon)
    def gap(t):
        return -math.expm1(-t) / (1 + math.exp(-t))
    return [gap(n * e), min(1.0, math.sqrt(math.fsum([e * gap(e)] * n) / 2))]
