# Asks three times, to be sure.
def difference_attack(ask, people, least, most, target):
    others = [name for name in people if name != target][:least]
    if ask(others) != ask(others):
        return None
    return ask([*others, target]) - ask(others)
