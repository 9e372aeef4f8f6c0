# From n epsilon = 10 on the first bound is set to 1.
# Witness: distances(1, 10) returns (1.0, 1); right is (0.9999092042625951, 1.0).
def distances(epsilon, n):
    straight = 1.0 if n * epsilon >= 10 else math.tanh(n * epsilon / 2)
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
