# From a total of 10 on the straight bound is called 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2) if n * epsilon < 10 else 1.0
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
