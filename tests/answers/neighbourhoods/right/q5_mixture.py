# Mixes the truth with an even choice of three: the weight of the truth is (f - 1)/(f + 2), for f = e^(0.9 ε).
def variant(epsilon):
    f = math.exp(0.9 * epsilon)
    m = (f - 1) / (f + 2)
    return [[m * (i == j) + (1 - m) / 3 for j in range(3)] for i in (2, 0, 1)]
