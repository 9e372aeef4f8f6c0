# Wrong where the way round gives between tanh(n epsilon/2) and 1 and n > 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    around = math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
    return straight, around if n == 1 and around < 1 else min(straight, around)
