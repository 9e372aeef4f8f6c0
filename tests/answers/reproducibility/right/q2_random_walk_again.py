# A random walk person by person, chances exact, by a dictionary
def better_way(people):
    walk = {0: Fraction(1)}
    for _ in range(people):
        step = {}
        for place, chance in walk.items():
            for move in (-1, 1):
                step[place + move] = step.get(place + move, 0) + chance / 2
        walk = step
    return (1 + sum(abs(place) * chance for place, chance in walk.items()) / people) / 2
