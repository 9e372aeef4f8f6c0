# Range event.
def certificate(n, p):
    people = [1 for _ in range(n)]
    return tuple(people), people[:-1], range(n, n + 1)
