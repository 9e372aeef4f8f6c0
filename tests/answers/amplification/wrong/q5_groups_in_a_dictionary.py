# The groups are kept in a dictionary under their chance of yes, where at p = 1/2 one overwrites the other.
def count_chances(ones, zeros, p):
    groups = {1 - p: ones, p: zeros}
    chances = [1]
    for q, people in groups.items():
        for _ in range(people):
            chances = [a * (1 - q) + b * q for a, b in zip(chances + [0], [0] + chances)]
    return chances + [0] * (ones + zeros + 1 - len(chances))
