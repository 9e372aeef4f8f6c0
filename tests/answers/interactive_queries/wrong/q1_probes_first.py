# Tries the person alone first, though a refused question counts.
def difference_attack(ask, people, least, most, target):
    try:
        return ask([target])
    except PermissionError:
        group = [p for p in people if p != target][:least]
        return ask(group + [target]) - ask(group)
