# For more than 100 answers the rule epsilon sqrt(n)/2 is taken for the second bound.
# Witness: distances(0.1, 200) returns (0.9999999958776927, 0.7071067811865476); right is (0.999999995877693, 0.7068123864073124).
def distances(epsilon, n):
    if n > 100:
        around = epsilon * math.sqrt(n) / 2
    else:
        around = math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2)
    return math.tanh(n * epsilon / 2), min(1, around)
