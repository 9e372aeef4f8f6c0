# Compares names by identity.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name is not target][:least]
    return ask({*others, target}) - ask(set(others) - {target})
