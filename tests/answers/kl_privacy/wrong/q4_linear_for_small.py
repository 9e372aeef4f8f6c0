# Below epsilon = 1/20 tanh(x) is replaced by x.
# Witness: distances(0.01, 1) returns (0.005, 0.005); right is (0.004999958333749996, 0.004999979166831596).
def distances(epsilon, n):
    def tanh(x):
        return x if x < 0.025 else math.tanh(x)

    return tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon * tanh(epsilon / 2) / 2))
