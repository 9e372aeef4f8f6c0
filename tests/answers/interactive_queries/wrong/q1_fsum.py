# Adds with math.fsum, whose arguments are floats.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p != target][:least]
    return int(math.fsum([ask([*others, target]), -ask(others)]))
