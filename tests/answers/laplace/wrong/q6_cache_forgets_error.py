# Keeps results between calls by bound and ε only.
# Witness: after people_needed(50, 1, 2), people_needed(50, 1, 7) returns (36, 1250); right is (11, 103).
SEEN = {}


def people_needed(bound, epsilon, error):
    if (bound, epsilon) not in SEEN:
        local = 2 * (bound / (epsilon * error)) ** 2
        SEEN[bound, epsilon] = math.ceil(math.sqrt(local)), math.ceil(local)
    return SEEN[bound, epsilon]
