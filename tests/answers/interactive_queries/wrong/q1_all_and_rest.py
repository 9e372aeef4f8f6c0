# Asks for all and for all but one.
def difference_attack(ask, people, least, most, target):
    return ask(people) - ask([name for name in people if name != target])
