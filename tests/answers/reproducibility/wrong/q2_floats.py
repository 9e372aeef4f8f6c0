# Rounds the exact number to a float.
def better_way(people):
    total = sum(math.comb(people, k) * max(k, people - k) for k in range(people + 1))
    return total / (people * 2**people)
