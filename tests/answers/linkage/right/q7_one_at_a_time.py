# Lets people in one at a time, if they meet nobody twice.
def two_tables(k):
    people = []
    for first in range(k):
        met = set()
        while len(met) < k:
            second = len(met)
            people.append((("a", first), ("b", second)))
            met.add(second)
    return people
