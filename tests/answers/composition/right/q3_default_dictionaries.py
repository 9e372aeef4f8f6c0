# Adds into default dictionaries.
def compose(first, later):
    from collections import defaultdict

    made = defaultdict(lambda: defaultdict(int))
    for x in first:
        for a in first[x]:
            for b in later[a][x]:
                made[x][(a, b)] += first[x][a] * later[a][x][b]
    return made
