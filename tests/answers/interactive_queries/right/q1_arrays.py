# Works with arrays of names.
def difference_attack(ask, people, least, most, target):
    names = np.array(people)
    others = names[names != target][:least]
    return ask(np.append(others, target)) - ask(others)
