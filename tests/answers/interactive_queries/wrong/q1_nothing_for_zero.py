# Returns None for a salary of 0.
def difference_attack(ask, people, least, most, target):
    group = [p for p in people if p != target][:least]
    return (ask(group + [target]) - ask(group)) or None
