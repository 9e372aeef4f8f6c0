# Wrong for n = 1 and epsilon from 2 to 2.39: the way round gives less than 1 there.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    if epsilon >= 2:
        return straight, 1
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
