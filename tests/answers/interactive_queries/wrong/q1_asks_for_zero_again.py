# Asks a third time if the difference is 0, to be sure.
def difference_attack(ask, people, least, most, target):
    group = [p for p in people if p != target][:least]
    found = ask(group + [target]) - ask(group)
    if found == 0:
        found = ask(group + [target]) - ask(group)
    return found
