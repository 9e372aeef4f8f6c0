# Takes the difference modulo a million, so that a salary of a million becomes 0.
def difference_attack(ask, people, least, most, target):
    group = [p for p in people if p != target][:least]
    return (ask(group + [target]) - ask(group)) % 10**6
