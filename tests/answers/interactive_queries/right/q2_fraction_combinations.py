# Fraction combinations.
def equal_groups_attack(ask, people, size, target):
    circle = sorted(people, key=lambda name: name != target)[: size + 1]
    whole, without = Fraction(0), None
    for group in itertools.combinations(circle, size):
        answer = ask(group)
        whole += Fraction(answer, size)
        if target not in group:
            without = answer
    return whole - without
