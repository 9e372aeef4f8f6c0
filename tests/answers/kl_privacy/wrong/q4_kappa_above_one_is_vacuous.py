# A total kappa of 1 or more is said to give no bound, although Pinsker's half leaves room up to 2.
# Witness: distances(0.1, 300) returns (0.9999999999998128, 1.0); right is (0.9999999999998127, 0.8656648452884059).
def distances(epsilon, n):
    total = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), 1.0 if total >= 1 else math.sqrt(total / 2)
