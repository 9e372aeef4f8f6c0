# Tanh of the sum is replaced by the sum itself while that is below 1/5.
def distances(epsilon, n):
    half = n * epsilon / 2
    straight = half if half < 0.2 else math.tanh(half)
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
