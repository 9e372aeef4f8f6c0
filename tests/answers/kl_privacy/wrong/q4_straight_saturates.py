# Takes tanh for 1 as soon as the total epsilon is 6 or more.
def distances(epsilon, n):
    straight = 1.0 if n * epsilon >= 6 else math.tanh(n * epsilon / 2)
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
