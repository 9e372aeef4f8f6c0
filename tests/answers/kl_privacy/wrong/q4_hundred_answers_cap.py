# From five hundred answers on, straight on is 1.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2) if n < 500 else 1 - math.exp(-n * epsilon)
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
