# An empty name is taken for no name, and the first person for the target.
def difference_attack(ask, people, least, most, target):
    who = target or people[0]
    others = [name for name in people if name != who][:least]
    return ask(others + [who]) - ask(others)
