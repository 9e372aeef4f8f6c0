# Adds up what Pinsker says of each answer.
def distances(epsilon, n):
    one = math.sqrt(epsilon * math.tanh(epsilon / 2) / 2)
    return math.tanh(n * epsilon / 2), min(1, n * one)
